export function ProfileScreen() {
  return <main className="page" />
}
