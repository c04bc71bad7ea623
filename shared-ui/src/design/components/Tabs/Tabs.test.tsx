import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs';

const tabs = ['One', 'Two', 'Three'].map((label) => ({ id: label, label, content: `Content ${label}` }));

it('moves with arrow keys, Home and End, wraps around, and is a single tab stop', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Numbers" tabs={tabs} />);
  const shown = () => [document.activeElement?.textContent, screen.getByRole('tabpanel').textContent];
  await user.tab();
  expect(shown()).toEqual(['One', 'Content One']);
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toEqual(['Three', 'Content Three']);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toEqual(['Two', 'Content Two']);
  await user.keyboard('{End}');
  expect(shown()).toEqual(['Three', 'Content Three']);
  await user.keyboard('{Home}');
  expect(shown()).toEqual(['One', 'Content One']);
  await user.tab();
  expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
});
