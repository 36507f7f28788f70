import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Logo } from '../art/Logo.tsx'
import { appWords } from '../language/appWords.ts'
import { useWords } from '../language/bilingual.ts'
import { prefer, useSettings } from '../settings/settings.ts'

const THEMES = ['auto', 'light', 'dark'] as const

/** What surrounds every page that is not a table. */
export function Frame({ children }: { children: ReactNode }) {
  const words = useWords(appWords)
  const { language, theme } = useSettings()
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!
  return (
    <div className="frame">
      <header className="frame-head">
        <Link href="/" className="frame-brand">
          <Logo /> <span>Aléa</span>
        </Link>
        <nav className="frame-nav" aria-label={words.mainMenu}>
          <Link href="/new">{words.newTable}</Link>
          <Link href="/profile">{words.profile}</Link>
          <button
            type="button"
            className="frame-switch"
            lang={language === 'fr' ? 'en' : 'fr'}
            onClick={() => prefer({ language: language === 'fr' ? 'en' : 'fr' })}
          >
            {words.language}
          </button>
          <button type="button" className="frame-switch" onClick={() => prefer({ theme: next })}>
            {words.theme[theme]}
          </button>
        </nav>
      </header>
      {children}
      <footer className="frame-foot">
        <Link href="/about">{words.about}</Link>
      </footer>
    </div>
  )
}
