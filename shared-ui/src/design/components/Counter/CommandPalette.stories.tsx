import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { type Command, CommandGroup } from './CommandGroup';
import { CommandPalette } from './CommandPalette';

const GROUPS: Readonly<Record<string, readonly Command[]>> = {
  Orders: [
    { href: '#find', label: 'Find orders of today', isSearch: true },
    { href: '#orders', label: 'Orders' },
    { href: '#returns', label: 'Returns' },
  ],
  Catalogue: [
    { href: '#products', label: 'Products' },
    { href: '#104', label: 'Tidewell Magnesium Glycinate 500mg 120 Tablets', detail: 'TID00104' },
  ],
};

const follow = fn();

function noteLink(event: MouseEvent): void {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  follow(event.target.getAttribute('href'));
}

function Example() {
  const [open, setOpen] = useState(false);
  const groups = (query: string) =>
    Object.entries(GROUPS).map(([label, commands]) => (
      <CommandGroup
        key={label}
        label={label}
        commands={commands.filter((command) => command.label.toLowerCase().includes(query.toLowerCase()))}
      />
    ));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Go to…</Button>
      <CommandPalette open={open} onOpenChange={setOpen} commands={groups} />
    </>
  );
}

const meta = {
  title: 'Design/Counter/CommandPalette',
  component: Example,
  beforeEach: () => {
    follow.mockClear();
    document.addEventListener('click', noteLink);
    return () => document.removeEventListener('click', noteLink);
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openPalette(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button'));
  const input = await screen.findByRole('combobox', { name: 'Go to' });
  await waitFor(() => expect(input).toHaveFocus());
  return input;
}

const chosen = () => screen.getByRole('option', { selected: true });

export const Opened: Story = {
  name: 'Everything, with the first chosen',
  play: async ({ canvasElement }) => {
    const input = await openPalette(canvasElement);
    await expect(within(screen.getByRole('group', { name: 'Orders' })).getAllByRole('option')).toHaveLength(
      3,
    );
    await waitFor(() => expect(chosen()).toHaveAccessibleName('Orders'));
    await expect(input).toHaveAttribute('aria-activedescendant', chosen().id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(chosen()).toHaveAccessibleName(/^Tidewell/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(chosen()).toHaveAccessibleName('Returns');
  },
};

export const Narrowed: Story = {
  name: 'A few letters and Enter lead there',
  tags: ['phone-picture'],
  play: async ({ canvasElement }) => {
    await openPalette(canvasElement);
    await userEvent.keyboard('magnes');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.queryByRole('group', { name: 'Orders' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(follow.mock.calls).toEqual([['#104']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openPalette(canvasElement);
    await expect(screen.getByRole('combobox')).toHaveValue('');
  },
};

export const Nothing: Story = {
  name: 'Nothing goes by that name',
  tags: ['phone-picture'],
  play: async ({ canvasElement }) => {
    await openPalette(canvasElement);
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Nothing goes by that name/));
    await userEvent.keyboard('{Enter}');
    await expect(follow).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  },
};
