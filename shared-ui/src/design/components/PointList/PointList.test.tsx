import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckIcon } from '../../icons';
import { PointList } from './PointList';

it('is a list of its points, with decorative icons', () => {
  const { container } = render(
    <PointList icon={CheckIcon} tone="brand" points={['By phone', 'Every day']} />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'By phone',
    'Every day',
  ]);
  expect(screen.getByRole('list').className).toContain('brand');
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2);
});
