import type { ReactNode } from 'react'
import { Ornament } from '../art/Ornament.tsx'
import { useWords } from '../language/useWords.ts'
import { ICON_AUTHORS, ICONS_LICENCE, ICONS_LINK, SOFTWARE } from './credits.ts'
import './about.css'

/** What Aléa is, how dice are verified, what is stored, and credits. */
export function AboutScreen() {
  const words = useWords().about
  return (
    <main className="page about">
      <h1>{words.title}</h1>
      {words.what.map((line) => (
        <p key={line} className="about-lead">
          {line}
        </p>
      ))}
      <Ornament />
      <Part id="fair" title={words.fairTitle}>
        <p>{words.fairIntro}</p>
        <ol className="about-steps">
          {words.fairSteps.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <div className="about-pair">
          <List title={words.proves} lines={words.provesAll} />
          <List title={words.provesNot} lines={words.provesNotAll} />
        </div>
        <p>{words.fairLocal}</p>
      </Part>
      <Part id="bots" title={words.botsTitle}>
        <p>{words.bots}</p>
      </Part>
      <Part id="privacy" title={words.privacyTitle}>
        <p>{words.privacyHere}</p>
        <p>{words.privacyThere}</p>
        <p>{words.privacyNone}</p>
      </Part>
      <Part id="owners" title={words.ownersTitle}>
        <p>{words.owners}</p>
        <p>{words.ownersText}</p>
      </Part>
      <Part id="credits" title={words.creditsTitle}>
        <p>
          {words.icons} <a href={ICONS_LINK}>game-icons.net</a>, <a href={ICONS_LICENCE}>{words.iconsLicence}</a>,{' '}
          {words.iconsChanged}
        </p>
        <p className="quiet about-authors">{ICON_AUTHORS.join(', ')}.</p>
      </Part>
      <Part id="software" title={words.softwareTitle}>
        <p>{words.software}</p>
        <ul className="about-software">
          {SOFTWARE.map(({ name, link, licence }) => (
            <li key={name}>
              <a href={link}>{name}</a> <span className="quiet">({licence})</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="docs" title={words.docsTitle}>
        <p>
          {words.docs} <a href="/api/docs">{words.docsLink}</a> <span className="quiet">({words.docsOffline})</span>
        </p>
      </Part>
    </main>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
