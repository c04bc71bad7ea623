import { serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { staffProgramAnswers } from '../../samples/staff-programs';
import { page } from '.';

const { Component } = page;

beforeEach(() => {
  startWork('practitioner');
  serve(...staffProgramAnswers());
  document.title = 'Program reviews';
});

it.each([
  ['review', '(2) Program reviews'],
  ['messages', '(2) Program reviews'],
  ['active', 'Program reviews'],
])('has in its title how many programs wait in the queue %s', async (queue, title) => {
  render(<Component params={{}} search={new URLSearchParams({ queue })} />, { wrapper: TestShop });
  await screen.findByRole('link', { name: 'Mara Lindqvist' });
  expect(document.title).toBe(title);
});
