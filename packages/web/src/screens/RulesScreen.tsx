export function RulesScreen({ game }: { game?: string | undefined }) {
  return <main className="page">{game}</main>
}
