import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TagList } from './TagList';
import { tagFromName } from './tags';

describe('TagList', () => {
  it('shows at most two rows of three', () => {
    const { container } = render(<TagList tags={'abcdefgh'.split('').map(tagFromName)} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
    ]);
    expect([...container.querySelectorAll('li')].findIndex((item) => item.className === 'break')).toBe(3);
  });

  it.each([
    'Practitioner',
    'Free Shipping',
    'Cold Shipping',
    'Buy 3 Save 3%',
    'Mix & Match',
    'Back soon',
    'Clearance',
    'Telehealth',
    'Pre-order',
  ])('recognises the tag %s [9.b-02]', (name) => {
    expect(tagFromName(name).kind).not.toBe('plain');
    render(<TagList tags={[tagFromName(name)]} />);
    expect(screen.getByText(name)).toBeTruthy();
  });

  it('renders nothing without tags', () => {
    expect(render(<TagList tags={[{ kind: 'plain' }]} />).container.innerHTML).toBe('');
  });
});
