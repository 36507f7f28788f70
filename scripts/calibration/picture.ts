/** Predicted against actual wins as a picture: on the diagonal, chances are what they say. */
import type { Bucket } from '@alea/analysis'
import { wilson } from '@alea/odds'

const SIZE = 320
const LEFT = 56
const TOP = 34
const BOTTOM = 46

const x = (share: number): string => (LEFT + share * SIZE).toFixed(1)
const y = (share: number): string => (TOP + (1 - share) * SIZE).toFixed(1)

export function pictureOf(title: string, buckets: readonly Bucket[]): string {
  const most = Math.max(...buckets.map(({ cases }) => cases))
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    `<path d="M${x(share)} ${y(0)}V${y(1)}M${x(0)} ${y(share)}H${x(1)}" stroke="#ddd"/>`,
    `<text x="${x(share)}" y="${TOP + SIZE + 16}" text-anchor="middle">${100 * share} %</text>`,
    `<text x="${LEFT - 6}" y="${Number(y(share)) + 4}" text-anchor="end">${100 * share} %</text>`,
  ])
  const points = buckets.filter(({ cases }) => cases > 0).flatMap((bucket) => point(bucket, most))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + SIZE + 24} ${TOP + SIZE + BOTTOM}" font-family="sans-serif" font-size="12">`,
    `<title>${title}: predicted against actual wins</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="${LEFT + SIZE / 2}" y="20" text-anchor="middle" font-size="14">${title}</text>`,
    ...grid,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#888" stroke-dasharray="4 4"/>`,
    ...points,
    `<text x="${LEFT + SIZE / 2}" y="${TOP + SIZE + 36}" text-anchor="middle">predicted</text>`,
    `<text transform="translate(14 ${TOP + SIZE / 2}) rotate(-90)" text-anchor="middle">won</text>`,
    '</svg>',
    '',
  ].join('\n')
}

/** A circle as large as there are cases, with its interval. */
function point({ cases, predicted, won }: Bucket, most: number): string[] {
  const { low, high } = wilson(won * cases, cases)
  const radius = 3 + 7 * Math.sqrt(cases / most)
  return [
    `<path d="M${x(predicted)} ${y(low)}V${y(high)}" stroke="#2166ac" stroke-width="2"/>`,
    `<circle cx="${x(predicted)}" cy="${y(won)}" r="${radius.toFixed(1)}" fill="#2166ac" fill-opacity="0.8"/>`,
  ]
}
