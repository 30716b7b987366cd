export const title = 'Darse de baja';
export const lead = 'Deje de recibir correos como el que acaba de abrir.';
export const doneTitle = 'Se dio de baja';
export const done = (kind: string) => `Ya no recibirá estos correos: ${kind}.`;
export const button = 'Darse de baja';
export const busy = 'Dando de baja...';
export const home = 'Volver al inicio';
