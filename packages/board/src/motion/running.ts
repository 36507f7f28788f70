/** Running animations. Any press or key ends all of them at once. */
const running = new Set<Animation>()

export function run(element: Element, keyframes: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(keyframes, options)
  running.add(animation)
  listen()
  const over = () => running.delete(animation)
  animation.addEventListener('finish', over)
  animation.addEventListener('cancel', over)
  return animation
}

export function skipMotion(): void {
  for (const animation of [...running]) animation.finish()
}

let listening = false
function listen(): void {
  if (listening) return
  listening = true
  document.addEventListener('pointerdown', skipMotion, { capture: true, passive: true })
  document.addEventListener('keydown', skipMotion, { capture: true, passive: true })
}
