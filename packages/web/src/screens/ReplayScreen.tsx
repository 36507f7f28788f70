export function ReplayScreen({ id }: { id?: string | undefined }) {
  return <main className="page">{id}</main>
}
