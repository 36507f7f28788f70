export function NewTable({ game }: { game?: string | undefined }) {
  return <main className="page">{game}</main>
}
