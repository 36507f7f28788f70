/** As `rules.ts`, for browsers: only versions that a later one has replaced, each a chunk of its own. */
import { SUPERSEDED } from '../frozen/superseded.js'
import { findingRules } from './frozenRules.ts'

export const rulesOf = findingRules((name) => SUPERSEDED[name]?.())
