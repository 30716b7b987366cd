/** Accounts of the demo data, which exist only if a stage allows them. */
export const DEMO_PASSWORD = 'FreshCatch1';

export const DEMO_ACCOUNTS = [
  { email: 'admin@creel.example', role: 'admin' },
  { email: 'manager@creel.example', role: 'fisherman_manager' },
  { email: 'aid@creel.example', role: 'community_aid_manager' },
  { email: 'fisherman@creel.example', role: 'fisherman' },
  { email: 'buyer@creel.example', role: 'buyer' },
  { email: 'organization@creel.example', role: 'organization member' },
] as const;
