export type { Draw, DrawContext as Scene } from './drawContext.ts'
