import { Button } from '@alea/board'
import { Component, type ReactNode } from 'react'

interface Props {
  readonly words: { readonly broken: string; readonly reload: string }
  readonly children: ReactNode
}

/** Shows an error that occurred while rendering, with a button to reload. Matches are stored elsewhere and are not affected. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    const { words, children } = this.props
    if (!this.state.broken) return children
    return (
      <main className="page">
        <h1>{words.broken}</h1>
        <Button kind="primary" onClick={() => location.reload()}>
          {words.reload}
        </Button>
      </main>
    )
  }
}
