export const pageTitle = 'Contacto';
export const title = 'Contáctenos';
export const lead =
  'Cuéntenos qué duda o problema tiene, o algo que le guste. Una persona lee cada mensaje y responde por correo.';
export const seeQuestions = 'Ver preguntas frecuentes';
export const name = 'Su nombre';
export const email = 'Correo electrónico';
export const emailHint = 'Lo usamos solo para responderle.';
export const subject = 'Asunto';
export const message = 'Mensaje';
export const send = 'Enviar mensaje';
export const sent = 'Su mensaje va en camino. Le responderemos por correo.';
export const another = 'Escribir otro mensaje';
