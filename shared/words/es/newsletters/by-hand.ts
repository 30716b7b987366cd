export const name = 'Nombre';
export const subject = 'Asunto';
export const content = 'Contenido';
export const species = 'Especie';
export const addressMissing = 'Escriba al menos una dirección';
export const addressesTooMany = (max: number) => `Máximo ${max} direcciones a la vez`;
export const chooseType = 'Elija un tipo de correo';
export const reasonsNotSent = {
  suppressed: 'Los correos a esta dirección rebotaron o se marcaron como spam.',
  unwanted: 'Esta persona se dio de baja de estos correos.',
};

/** Defaults if the author of the email enters neither. */
export const someFisherman = 'Un pescador local';
export const someFish = 'pescado';
