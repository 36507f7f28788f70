import { playEveryTable } from './playEveryTable.ts'

playEveryTable({ width: 1280, height: 720 })
