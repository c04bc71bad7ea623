import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PressLink } from './PressLink';

it('is a plain link in server-rendered markup', () => {
  const markup = renderToString(
    <PressLink href="/cart" aria-label="Cart" aria-expanded={false} onPress={() => undefined}>
      Cart
    </PressLink>,
  );
  expect(markup).toBe('<a href="/cart" aria-label="Cart">Cart</a>');
});

it('responds to click, Enter and Space without navigating', async () => {
  const onPress = vi.fn();
  render(
    <PressLink href="/cart" onPress={onPress}>
      Cart
    </PressLink>,
  );
  const button = screen.getByRole('button', { name: 'Cart' });
  const click = createEvent.click(button);
  fireEvent(button, click);
  expect(click.defaultPrevented).toBe(true);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

it('opens a new tab like any link', () => {
  const onPress = vi.fn();
  render(
    <PressLink href="#cart" onPress={onPress}>
      Cart
    </PressLink>,
  );
  const button = screen.getByRole('button', { name: 'Cart' });
  const click = createEvent.click(button, { ctrlKey: true });
  fireEvent(button, click);
  expect(click.defaultPrevented).toBe(false);
  expect(onPress).not.toHaveBeenCalled();
});
