export const contactSubject = (subject: string) => `Contacto: ${subject}`;
export const from = 'De';
export const site = 'Sitio';
export const email = 'Correo';
