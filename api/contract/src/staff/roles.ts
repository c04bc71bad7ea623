/** Who uses the shop: its customers, and the kinds of staff (rule roles-07). */
export const ROLES = ['customer', 'support', 'pharmacist', 'practitioner', 'content', 'manager'] as const;
export type Role = (typeof ROLES)[number];

/** A role as accounts and bearers may hold it: `staff` dates from when all staff had one role. */
export type StoredRole = Role | 'staff';

/** @returns the role that a stored one stands for: the former `staff` manage the shop. */
export const readRole = (stored: StoredRole): Role => (stored === 'staff' ? 'manager' : stored);

/** Returns true for every role of staff. */
export const isStaffRole = (role: StoredRole): boolean => role !== 'customer';

/** Minutes without use after which a sign-in of staff ends (rule roles-09). */
export const STAFF_IDLE_MINUTES = 30;

export type StaffRole = Exclude<Role, 'customer'>;

/** The roles of staff, which a manager gives and takes. */
export const STAFF_ROLES: readonly StaffRole[] = ROLES.filter((role): role is StaffRole => isStaffRole(role));

/** What a member of staff is, in a sentence. */
export const STAFF_ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  support: 'a support agent',
  pharmacist: 'a pharmacist',
  practitioner: 'a practitioner',
  content: 'an editor',
  manager: 'a manager',
};
