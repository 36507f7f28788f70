import type { ComponentType, SVGProps } from 'react'

export type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** The pictures of one hero; what several heroes have is in `shared.ts`. */
export interface HeroLook {
  readonly symbols: Readonly<Record<string, Icon>>
  readonly tokens: Readonly<Record<string, Icon>>
}
