export const pageTitle = 'Solicitud de organización aliada';
export const title = 'Únase como organización aliada de ayuda comunitaria';
export const lead =
  'Cuéntenos sobre su organización. La persona responsable de la ayuda comunitaria lee cada solicitud y responde.';

export const contactName = 'Su nombre';
export const contactEmail = 'Su correo electrónico';
export const contactPhone = 'Teléfono';
export const organizationName = 'Nombre de la organización';
export const organizationType = 'Tipo de organización';
export const chooseType = 'Elija uno';
export const organizationTypes = {
  food_bank: 'Banco de alimentos o despensa',
  church: 'Iglesia o grupo religioso',
  shelter: 'Albergue o comedor',
  school: 'Escuela o programa juvenil',
  aid_group: 'Grupo de ayuda mutua',
  individual: 'Persona que ayuda por su cuenta',
  other: 'Otro',
} as const;
export const organizationWebsite = 'Sitio web';
export const websiteInvalid = 'Escriba una dirección web completa, por ejemplo https://example.org';
export const servingArea = 'Zona que atiende';
export const currentCapacity = 'Capacidad actual';
export const currentCapacityHint = 'A cuántas personas sirve y qué puede mantener frío.';
export const experience = 'Experiencia';
export const experienceHint = 'Lo que ha hecho hasta ahora.';
export const availability = 'Disponibilidad';
export const availabilityHint = 'Cuándo puede alguien recoger.';
export const questions = 'Preguntas';

export const termsAccepted = 'Acepto los términos y condiciones.';
export const readTerms = 'Lea los <terms>términos (se abre en otra pestaña)</terms>.';
export const termsRequired = {
  title: 'Faltan los términos',
  description: 'Acepte los términos y condiciones para continuar.',
};

export const submit = 'Enviar solicitud';
export const submitting = 'Enviando...';
export const failed = (reason: string) => `No se pudo enviar. ${reason}`;
export const notSaved = (reason: string) => ({
  title: 'Error de la base de datos',
  description: `No se pudo guardar la solicitud: ${reason}`,
});
export const submitted = '¡Solicitud enviada!';
export const submittedToast = (id: string) => `El número de su solicitud es ${id}.`;
export const submittedText =
  'El número de su solicitud es <id>id</id>. Le enviamos un correo y le escribiremos sobre ella.';
export const another = 'Enviar otra solicitud';
