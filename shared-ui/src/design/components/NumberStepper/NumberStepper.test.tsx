import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NumberStepper, type NumberStepperProps } from './NumberStepper';

interface ControlledProps extends Pick<NumberStepperProps, 'rule' | 'max'> {
  start: number;
  changed: (value: number) => void;
}

function Controlled({ rule, max, start, changed }: ControlledProps) {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    changed(next);
    setValue(next);
  };
  return <NumberStepper rule={rule} max={max} value={value} onChange={change} />;
}

function setup(rule: NumberStepperProps['rule'], start: number, max?: number) {
  const changed = vi.fn();
  render(<Controlled rule={rule} max={max} start={start} changed={changed} />);
  return {
    changed,
    box: screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }),
    user: userEvent.setup(),
  };
}

const decrease = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease quantity' });
const increase = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Increase quantity' });

describe('NumberStepper on a cart line', () => {
  it('accepts digits only [5.c-01]', async () => {
    const { box, user, changed } = setup('cart', 1);
    await user.clear(box);
    await user.type(box, 'a1 2x{Enter}');
    expect(changed.mock.calls).toEqual([[12]]);
  });

  it.each(['1.5', '2,5', '-3'])('keeps its quantity when the invalid %s is typed', async (text) => {
    const { box, user, changed } = setup('cart', 4);
    await user.clear(box);
    await user.type(box, `${text}{Enter}`);
    expect(box.value).toBe('4');
    expect(changed).not.toHaveBeenCalled();
  });

  it('turns 0 into 1 [5.c-02]', async () => {
    const { box, user, changed } = setup('cart', 5);
    await user.clear(box);
    await user.type(box, '0');
    await user.tab();
    expect(changed.mock.calls).toEqual([[1]]);
    expect(box.value).toBe('1');
  });

  it('stays below 1000 [5.c-03 9.a-03]', async () => {
    const { box, user, changed } = setup('cart', 998);
    await user.click(increase());
    expect(box.value).toBe('999');
    expect(increase().disabled).toBe(true);
    await user.clear(box);
    await user.type(box, '1000{Enter}');
    expect(box.value).toBe('999');
    expect(changed.mock.calls).toEqual([[999]]);
  });

  it('disables decrement at 1 and retains keyboard focus [5.c-04]', async () => {
    const { box, user } = setup('cart', 2);
    decrease().focus();
    await user.keyboard('{Enter}');
    expect(box.value).toBe('1');
    expect(decrease().disabled).toBe(true);
    expect(document.activeElement).toBe(box);
  });

  it('retains keyboard focus at the maximum quantity too', async () => {
    const { box, user } = setup('cart', 998);
    increase().focus();
    await user.keyboard('{Enter}');
    expect(box.value).toBe('999');
    expect(document.activeElement).toBe(box);
  });

  it('keeps the quantity when the input is left empty', async () => {
    const { box, user, changed } = setup('cart', 4);
    await user.clear(box);
    await user.tab();
    expect(box.value).toBe('4');
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('NumberStepper on a product page', () => {
  it('accepts numbers only, and turns empty or 0 into 1 [5.c-05 5.c-06]', async () => {
    const { box, user, changed } = setup('product', 3);
    await user.clear(box);
    await user.tab();
    expect(box.value).toBe('1');
    await user.clear(box);
    await user.type(box, 'x7{Enter}');
    await user.clear(box);
    await user.type(box, '0{Enter}');
    expect(changed.mock.calls).toEqual([[1], [7], [1]]);
  });

  it('has a minimum of 1 and no maximum [5.c-07]', async () => {
    const { box, user } = setup('product', 1);
    expect(decrease().disabled).toBe(true);
    await user.clear(box);
    await user.type(box, '25000{Enter}');
    await user.click(increase());
    expect(box.value).toBe('25001');
  });
});

describe('NumberStepper with a limit per order', () => {
  it('stops at the limit, by button and by typing', async () => {
    const { box, user, changed } = setup('product', 2, 3);
    await user.click(increase());
    expect(increase().disabled).toBe(true);
    await user.clear(box);
    await user.type(box, '50{Enter}');
    expect(box.value).toBe('3');
    await user.clear(box);
    await user.type(box, '2{Enter}');
    expect(changed.mock.calls).toEqual([[3], [2]]);
  });
});
