export const title = 'Dejar de recibir avisos';
export const lead = 'Deje de recibir avisos como el que acaba de abrir.';
export const doneTitle = 'Estos avisos están desactivados';
export const done = (alerts: string) => `Ya no recibirá estos avisos: ${alerts}.`;
export const again = 'Puede volver a activarlos en los ajustes de avisos.';
export const button = 'No recibir estos avisos';
export const busy = 'Desactivando...';
