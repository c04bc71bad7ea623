import { describe, expect, it } from 'vitest';
import { isPermitted, isStaffOperation, PERMISSIONS, STAFF_OPERATIONS } from './permissions';
import { isStaffRole, ROLES, readRole } from './roles';

describe('roles', () => {
  it('are read as they are stored; the former staff are managers [roles-07]', () => {
    expect(ROLES.map(readRole)).toEqual([...ROLES]);
    expect(readRole('staff')).toBe('manager');
    expect(ROLES.filter(isStaffRole)).toEqual(ROLES.filter((role) => role !== 'customer'));
  });
});

describe('permissions', () => {
  it('are never a customer’s', () => {
    for (const roles of Object.values(PERMISSIONS)) expect(roles).not.toContain('customer');
  });

  it('hide health answers from staff who do not treat [roles-01] [roles-02] [roles-03] [roles-04] [roles-05]', () => {
    expect(ROLES.filter((role) => isPermitted(role, 'health:read'))).toEqual(['practitioner']);
    expect(ROLES.filter((role) => isPermitted(role, 'programs:review'))).toEqual(['practitioner']);
  });

  it('are asked for by operations of staff, and no others', () => {
    expect(isStaffOperation('staff_customers')).toBe(true);
    expect([isStaffOperation('cart'), isStaffOperation('toString')]).toEqual([false, false]);
    const asked = new Set<string>(Object.values(STAFF_OPERATIONS));
    expect(Object.keys(PERMISSIONS).filter((name) => !asked.has(name))).toEqual([
      'medicines:read',
      'releases:inspect',
    ]);
  });
});
