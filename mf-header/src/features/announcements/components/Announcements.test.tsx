import { TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { headerContent } from '../../../samples/header-content';
import { Announcements } from './Announcements';

const strip = headerContent.top_strip;

function Strip() {
  const [open, setOpen] = useState(false);
  return (
    <TestShop>
      <Announcements
        messages={strip?.rotatingRichTexts ?? []}
        dropdown={strip?.dropdown ?? []}
        links={strip?.links ?? []}
        open={open}
        hidden={false}
        onToggle={() => setOpen(!open)}
      />
    </TestShop>
  );
}

describe('announcements', () => {
  it('renders a message with a matching dropdown entry as a button and other messages as links [2.7-02]', () => {
    render(<Strip />);
    expect(screen.getByRole('button', { name: 'Free delivery from $50' })).toBeTruthy();
    const link = screen.getByText('Doctors, 7 am to 9 pm').closest('a');
    expect(link?.getAttribute('href')).toBe('/telehealth');
  });

  it('opens a panel with the title, description and link of each entry [2.7-03]', async () => {
    render(<Strip />);
    const button = screen.getByRole('button', { name: 'Free delivery from $50' });
    fireEvent.click(button);
    expect((await screen.findByText('Free standard delivery')).tagName).toBe('P');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('On orders of $50 or more.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'See delivery options' });
    expect(link.getAttribute('href')).toBe('/discover/delivery');
    fireEvent.click(button);
    expect(screen.queryByText('Your first order')).toBeNull();
  });
});
