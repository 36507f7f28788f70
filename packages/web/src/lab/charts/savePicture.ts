/** Saves a picture of the page as it looks: its colours come from the style sheet, which a file does not have. */
import { download } from '../../app/download.ts'

const PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'opacity',
]

function withStyles(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = copy.querySelectorAll('*')
  for (const [i, element] of svg.querySelectorAll('*').entries()) {
    const style = getComputedStyle(element)
    for (const name of PROPERTIES) copies[i]!.setAttribute(name, style.getPropertyValue(name))
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('style', `background:${getComputedStyle(svg.closest('.chart')!).backgroundColor}`)
  return new XMLSerializer().serializeToString(copy)
}

export const saveSvg = (svg: SVGSVGElement, name: string): void =>
  download(`${name}.svg`, withStyles(svg), 'image/svg+xml')

/** Twice as fine as on the page. */
const FINE = 2

export async function savePng(svg: SVGSVGElement, name: string): Promise<void> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withStyles(svg))}`
  await image.decode()
  const { width, height } = svg.viewBox.baseVal
  const canvas = document.createElement('canvas')
  canvas.width = width * FINE
  canvas.height = height * FINE
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = `${name}.png`
  link.click()
}
