import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button/Button';

interface OpenedProps {
  /** The label of the button that opens the overlay. */
  label: string;
  children: (open: boolean, set: (open: boolean) => void) => ReactNode;
}

/** A button that opens the overlay which `children` renders. */
export function Opened({ label, children }: OpenedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(open, setOpen)}
    </>
  );
}

/** Presses the story's button and waits for the dialog that it opens. */
export async function openDialog(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button'));
  return screen.findByRole('dialog');
}

export async function settled(surface: HTMLElement) {
  await waitFor(() => expect(surface.getAnimations({ subtree: false })).toHaveLength(0));
  return surface.getBoundingClientRect();
}
