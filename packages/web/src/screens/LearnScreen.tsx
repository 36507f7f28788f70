export function LearnScreen({ game }: { game?: string | undefined }) {
  return <main className="page">{game}</main>
}
