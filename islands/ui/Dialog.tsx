import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  isOpen: boolean
  /** Names the dialog to whoever does not see it. */
  label: string
  className?: string | undefined
  onClose(): void
  children: ReactNode
}

/** A modal dialog of the browser: what is outside is inert, Escape and a click beside it close it, focus returns. */
export function Dialog({ isOpen, label, className, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && !dialog?.open) dialog?.showModal()
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])
  return (
    <dialog ref={ref} className={className} aria-label={label} onClose={onClose}>
      {children}
    </dialog>
  )
}
