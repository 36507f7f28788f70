import '@alea/board/tokens.css'
import '@alea/board/board.css'
import './app/app.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { registerServiceWorker } from './app/registerServiceWorker.ts'

createRoot(document.getElementById('app')!).render(<App />)
registerServiceWorker()
