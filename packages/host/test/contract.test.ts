import { hostContract } from '../contract/hostContract.ts'
import { memoryShell } from '../contract/memoryShell.ts'

hostContract(memoryShell)
