export const chooseDay = 'Escriba un día';
export const chooseWeekday = 'Elija un día de la semana';
export const seriesTooLong = 'Una serie puede durar un año como máximo';
export const chooseTime = 'Escriba una hora';
