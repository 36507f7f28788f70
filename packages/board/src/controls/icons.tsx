/** The few icons that the kit itself needs; games have their own. */
export const CloseIcon = () => <Sign path="m5 5 10 10M15 5 5 15" />
export const CheckIcon = () => <Sign path="m4 10.5 4 4 8-9" />
export const ChevronIcon = () => <Sign path="m5 8 5 5 5-5" />
export const GripIcon = () => <Sign path="M4 10h12M7 6l-4 4 4 4M13 6l4 4-4 4" />
export const InfoIcon = () => <Sign path="M10 9v5M10 6v.01M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z" />
export const WarningIcon = () => <Sign path="M10 8v4M10 14.5v.01M10 2.5 1.5 17h17Z" />

const Sign = ({ path }: { readonly path: string }) => (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
)
