/** Who uses the shop: its customers, and the kinds of staff (rule roles-07). */
export const ROLES = ['customer', 'support', 'pharmacist', 'practitioner', 'content', 'manager'] as const;
export type Role = (typeof ROLES)[number];

/** A role as accounts and bearers may hold it: `staff` dates from when all staff had one role. */
export type StoredRole = Role | 'staff';

/** @returns the role that a stored one stands for: the former `staff` manage the shop. */
export const readRole = (stored: StoredRole): Role => (stored === 'staff' ? 'manager' : stored);

/** Returns true for every role of staff. */
export const isStaffRole = (role: StoredRole): boolean => role !== 'customer';
