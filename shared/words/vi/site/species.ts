/** The initial species of a site, in the order of the form. */
export const species = {
  salmon: 'Cá hồi',
  tuna: 'Cá ngừ',
  cod: 'Cá tuyết',
  mackerel: 'Cá thu',
  bass: 'Cá vược',
  lobster: 'Tôm hùm',
  scallops: 'Sò điệp',
  haddock: 'Cá tuyết chấm đen',
  grunts: 'Cá sạo',
  porgie: 'Cá tráp',
  amberjack: 'Cá cam',
  snapper: 'Cá hồng',
  'red-snapper': 'Cá hồng đỏ',
  'lane-snapper': 'Cá hồng sọc',
  'mangrove-snapper': 'Cá hồng đước',
  other: 'Khác',
} as const;
/** Any species that is not in the list. */
export const anyFish = 'Cá';
