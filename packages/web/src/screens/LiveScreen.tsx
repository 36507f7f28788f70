export function LiveScreen({ id }: { id?: string | undefined }) {
  return <main className="page">{id}</main>
}
