/** "1 meal", "24 meals". */
export function mealsWords(meals: number): string {
  return `${meals.toLocaleString('en-US')} ${meals === 1 ? 'meal' : 'meals'}`;
}
