import type { FrozenBuild } from '../src/frozenRules.ts'

/** Written by `npm run freeze`. */
export const SUPERSEDED: Readonly<Record<string, () => Promise<FrozenBuild>>>
