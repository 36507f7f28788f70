/** Rewrites what a screen reader says during one turn of each game (packages/web/test/transcripts); review the diff like code. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { TRANSCRIPTS, transcriptFile, transcriptOf } from '../packages/web/test/transcript.ts'

for (const [game, language] of TRANSCRIPTS) {
  const file = transcriptFile(game, language)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, transcriptOf(game, language))
  console.log(relative(process.cwd(), file))
}
