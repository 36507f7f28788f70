import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Logo } from '../art/Logo.tsx'
import { useWords } from '../language/useWords.ts'
import { changeSettings, THEMES, useSettings } from '../settings/settings.ts'
import { LanguageChooser } from './LanguageChooser.tsx'

/** Header and footer of every page that is not a table. */
export function PageLayout({ children }: { children: ReactNode }) {
  const { app: words, lab: labWords } = useWords()
  const { theme } = useSettings()
  const nextTheme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!
  return (
    <div className="layout">
      <header className="layout-head">
        <Link href="/" className="layout-brand">
          <Logo /> <span>{words.name}</span>
        </Link>
        <nav className="layout-nav" aria-label={words.mainMenu}>
          <Link href="/new">{words.newTable}</Link>
          <Link href="/lab">{labWords.link}</Link>
          <Link href="/profile">{words.profile}</Link>
          <LanguageChooser />
          <button type="button" className="layout-switch" onClick={() => changeSettings({ theme: nextTheme })}>
            {words.theme[theme]}
          </button>
        </nav>
      </header>
      {children}
      <footer className="layout-foot">
        <Link href="/about">{words.about}</Link>
      </footer>
    </div>
  )
}
