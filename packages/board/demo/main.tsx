import { type CSSProperties, type ReactNode, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../src/tokens.css'
import '../src/board.css'
import './demo.css'
import { Button } from '../src/index.ts'
import { Areas } from './Areas.tsx'
import { Cards } from './Cards.tsx'
import { Controls } from './Controls.tsx'
import { Dice } from './Dice.tsx'
import { Moments } from './Moments.tsx'
import { Motion } from './Motion.tsx'
import { Numbers } from './Numbers.tsx'
import { Overlays } from './Overlays.tsx'
import { Places } from './Places.tsx'

const SECTIONS: Readonly<Record<string, () => ReactNode>> = {
  Dice,
  Places,
  Motion,
  Moments,
  Numbers,
  Cards,
  Areas,
  Controls,
  Overlays,
}

function Catalogue() {
  const [hue, setHue] = useState(Number(new URLSearchParams(location.search).get('hue') ?? 155))
  const theme = (name: string) => {
    document.documentElement.dataset.theme = name
  }
  return (
    <main className="demo" data-game="demo" style={{ '--game-hue': hue } as CSSProperties}>
      <div className="demo-bar cluster">
        <h1>The board kit</h1>
        <Button onClick={() => theme('light')}>Light</Button>
        <Button onClick={() => theme('dark')}>Dark</Button>
        <label className="cluster">
          Hue
          <input
            className="demo-hue"
            type="range"
            max={360}
            value={hue}
            onChange={(event) => setHue(Number(event.target.value))}
          />
        </label>
      </div>
      {Object.entries(SECTIONS).map(([name, Section]) => (
        <section key={name} className="demo-section" aria-labelledby={name}>
          <h2 id={name}>{name}</h2>
          <Section />
        </section>
      ))}
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Catalogue />
  </StrictMode>,
)
