import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QuickLinksBar } from './QuickLinksBar';

const links = [
  { id: '1', icon: '/icon.svg', linkText: 'See a doctor', targetLink: '/telehealth' },
  { id: '2', icon: '/icon.svg', linkText: 'Online scripts', targetLink: '/scripts' },
  { id: '3', linkText: 'Open until 8pm', targetLink: null },
];

describe('QuickLinksBar', () => {
  it('renders a link if there is a target, otherwise plain text [2.7-08]', () => {
    render(<QuickLinksBar links={links} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/telehealth',
      '/scripts',
    ]);
    expect(screen.getByText('Open until 8pm').closest('a')).toBeNull();
  });

  it('gives doctor links the doctor icon in place of their own [2.7-09]', () => {
    render(<QuickLinksBar links={links} />);
    expect(screen.getByRole('link', { name: 'See a doctor' }).querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'See a doctor' }).querySelector('svg')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Online scripts' }).querySelector('img')?.width).toBe(40);
  });

  it('is not focusable while hidden', () => {
    render(<QuickLinksBar links={links} hidden />);
    expect(screen.getByLabelText('Quick links').hasAttribute('inert')).toBe(true);
  });
});
