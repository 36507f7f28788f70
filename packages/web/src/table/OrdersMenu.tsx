import { PASSING } from '@alea/protocol/client'
import type { Orders } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import './ordersMenu.css'

/** Standing orders for questions that may be passed. */
export function OrdersMenu({ orders, order }: { orders: Orders; order(orders: Orders): void }) {
  const words = useWords().table
  const now = orders.pass ?? (orders.stop ? 'stop' : 'ask')
  const options = [
    { id: 'ask', label: words.orderAsk, orders: {} },
    { id: 'stop', label: words.orderStop, orders: { stop: true } },
    ...PASSING.map((pass) => ({ id: pass, label: words.passing[pass], orders: { pass } })),
  ]
  return (
    <fieldset className="orders">
      <legend>{words.orders}</legend>
      {options.map(({ id, label, orders: wish }) => (
        <label key={id} className="orders-way">
          <input type="radio" name="orders" checked={now === id} onChange={() => order(wish)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
