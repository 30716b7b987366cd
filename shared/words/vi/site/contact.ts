export const pageTitle = 'Liên hệ';
export const title = 'Liên hệ với chúng tôi';
export const lead =
  'Hãy cho biết một câu hỏi, một trục trặc hay một điều ưng ý. Có người đọc mọi tin và trả lời qua email.';
export const seeQuestions = 'Xem các câu hỏi thường gặp';
export const name = 'Tên người gửi';
export const email = 'Email';
export const emailHint = 'Chúng tôi chỉ dùng để trả lời.';
export const subject = 'Tiêu đề';
export const message = 'Nội dung';
export const send = 'Gửi tin';
export const sent = 'Tin đang được gửi đi. Chúng tôi sẽ trả lời qua email.';
export const another = 'Viết tin khác';
