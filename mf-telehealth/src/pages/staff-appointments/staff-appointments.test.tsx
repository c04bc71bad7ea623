import { serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { staffAppointmentAnswers } from '../../samples/staff-appointments';
import { page } from '.';

const { Component } = page;

beforeEach(() => {
  startWork('practitioner');
  serve(...staffAppointmentAnswers());
  document.title = 'Consultations';
});

it.each([
  ['all', '(2) Consultations'],
  ['earlier', '(3) Consultations'],
  ['mine', 'Consultations'],
])('has in its title how many consultations of the list “%s” wait for their outcome', async (show, title) => {
  const search = new URLSearchParams({ date: '2026-11-24', show });
  render(<Component params={{}} search={search} />, { wrapper: TestShop });
  await screen.findByRole('link', { name: 'Gia Marsh' });
  expect(document.title).toBe(title);
});
