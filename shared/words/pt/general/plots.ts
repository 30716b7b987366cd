export const asTable = 'Mostrar como tabela';
