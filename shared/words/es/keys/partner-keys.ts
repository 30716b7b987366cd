/** API keys of outside partners, for administrators. */
export const ofPartners = {
  title: 'Claves de API de socios externos',
  lead: 'Un socio externo no pertenece a ninguna organización de ayuda: por ejemplo, un periódico o una oficina de pesca. Sus programas pueden leer lo que aquí ve cualquier persona. No pueden cambiar nada.',
  two: 'Para reemplazar una clave, cree otra con el mismo nombre. Elimine la primera cuando el socio haya hecho el cambio.',
  stopped: 'Detenida, porque la persona que la creó ya no administra el sitio. Cree otra clave.',
  name: 'Socio externo',
  nameHint: 'Una oficina o una empresa, no una persona',
  newTitle: 'La nueva clave de API',
  newText:
    'Cópiela ahora y désela al socio de forma segura, no por correo electrónico. Se muestra una sola vez.',
};
