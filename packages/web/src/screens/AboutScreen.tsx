export function AboutScreen() {
  return <main className="page" />
}
