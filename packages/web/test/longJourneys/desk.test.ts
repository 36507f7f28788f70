import { playEveryTable } from './playEveryTable.ts'

playEveryTable({ width: 1920, height: 1080 })
