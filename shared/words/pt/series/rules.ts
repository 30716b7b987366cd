export const chooseDay = 'Escreva um dia';
export const chooseWeekday = 'Escolha um dia da semana';
export const seriesTooLong = 'Uma série pode durar no máximo um ano';
export const chooseTime = 'Escreva um horário';
