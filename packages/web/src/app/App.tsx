import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { useWords } from '../language/useWords.ts'
import { Home } from '../screens/Home.tsx'
import { useSettings } from '../settings/settings.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PageLayout } from './PageLayout.tsx'

const NewTable = lazy(async () => ({ default: (await import('../screens/NewTable.tsx')).NewTable }))
const LocalTable = lazy(async () => ({ default: (await import('../screens/LocalScreen.tsx')).LocalScreen }))
const LiveTable = lazy(async () => ({ default: (await import('../screens/LiveScreen.tsx')).LiveScreen }))
const Rules = lazy(async () => ({ default: (await import('../screens/RulesScreen.tsx')).RulesScreen }))
const Hero = lazy(async () => ({ default: (await import('../games/dice-throne/heroes/HeroPage.tsx')).HeroPage }))
const Learn = lazy(async () => ({ default: (await import('../screens/LearnScreen.tsx')).LearnScreen }))
const Replay = lazy(async () => ({ default: (await import('../screens/ReplayScreen.tsx')).ReplayScreen }))
const Profile = lazy(async () => ({ default: (await import('../screens/ProfileScreen.tsx')).ProfileScreen }))
const MailLink = lazy(async () => ({ default: (await import('../screens/MailLinkScreen.tsx')).MailLinkScreen }))
const Lab = lazy(async () => ({ default: (await import('../screens/LabScreen.tsx')).LabScreen }))
const Odds = lazy(async () => ({ default: (await import('../screens/OddsScreen.tsx')).OddsScreen }))
const About = lazy(async () => ({ default: (await import('../screens/AboutScreen.tsx')).AboutScreen }))

export function App() {
  const words = useWords().app
  useTheme()
  const framed = (screen: ReactNode) => <PageLayout>{screen}</PageLayout>
  return (
    <ErrorBoundary words={words}>
      <Suspense fallback={<p className="quiet waiting">{words.loading}</p>}>
        <Switch>
          <Route path="/">{framed(<Home />)}</Route>
          <Route path="/new/:game?">{({ game }) => framed(<NewTable game={game} />)}</Route>
          <Route path="/local/:id">{({ id }) => <LocalTable key={id} id={id} />}</Route>
          <Route path="/table/:id">{({ id }) => <LiveTable key={id} id={id} />}</Route>
          <Route path="/learn/:game/:lesson?">
            {({ game, lesson }) => <Learn key={`${game}/${lesson}`} game={game} lesson={lesson} />}
          </Route>
          <Route path="/replay/:id">{({ id }) => <Replay key={id} id={id} />}</Route>
          <Route path="/rules/:game">{({ game }) => framed(<Rules game={game} />)}</Route>
          <Route path="/heroes/:hero?">{({ hero }) => framed(<Hero key={hero} hero={hero} />)}</Route>
          <Route path="/lab">{framed(<Lab />)}</Route>
          <Route path="/odds">{framed(<Odds />)}</Route>
          <Route path="/profile">{framed(<Profile />)}</Route>
          <Route path="/confirm-mail">{framed(<MailLink to="confirm" />)}</Route>
          <Route path="/unsubscribe">{framed(<MailLink to="unsubscribe" />)}</Route>
          <Route path="/about">{framed(<About />)}</Route>
          <Route>
            {framed(
              <main className="page">
                <h1>{words.notFound}</h1>
              </main>,
            )}
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

function useTheme(): void {
  const { theme, language } = useSettings()
  useEffect(() => {
    const root = document.documentElement
    root.lang = language
    if (theme === 'auto') root.removeAttribute('data-theme')
    else root.dataset.theme = theme
  }, [theme, language])
}
